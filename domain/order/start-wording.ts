/** The sentences that forms show now, by which the buyer asks for the service at once. A gift waits for whoever gets it. */
export const START_WORDING = { standard: 'card2', renewal: 'renewal2' } as const;
