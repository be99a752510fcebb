/** `npm run test:trust` walks every page in every look and language; `npm test` those that differ most. */
export const isWholeWalk = process.env.WALKS === 'whole';
