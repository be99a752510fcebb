/** Current sentences by which the buyer asks for immediate service. A gift's recipient asks later. */
export const START_WORDING = { standard: 'card2', renewal: 'renewal2' } as const;
