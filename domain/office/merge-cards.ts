/** A card of one of two accounts to be merged. */
export type MergedCard = {
  cardId: string;
  /** Its time has not started: it waits for the first visit. */
  isUnused: boolean;
  /** No time is left. */
  isOver: boolean;
};

export type CardPlan = {
  /** The card that is kept. */
  main: MergedCard | null;
  spare: MergedCard | null;
  /** The spare card's time is added to the main one: only if none of it is used. */
  addsTime: boolean;
};

/** Which card is kept in a merge; null: both are in use, and one would be lost. */
export function planCards(kept: MergedCard | null, other: MergedCard | null): CardPlan | null {
  if (!kept || !other) return { main: kept ?? other, spare: null, addsTime: false };
  if (other.isUnused) return { main: kept, spare: other, addsTime: true };
  if (kept.isUnused) return { main: other, spare: kept, addsTime: true };
  if (other.isOver) return { main: kept, spare: other, addsTime: false };
  return kept.isOver ? { main: other, spare: kept, addsTime: false } : null;
}
