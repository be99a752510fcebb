/** A card of one of two people who are the same. */
export type MergedCard = {
  cardId: string;
  /** Its time waits for the first visit. */
  isUnused: boolean;
  /** Nothing of its time is left. */
  isOver: boolean;
};

export type CardPlan = {
  /** The card that the person goes on with. */
  main: MergedCard | null;
  spare: MergedCard | null;
  /** The spare card's time is added to the main one's: only time that is wholly unused adds. */
  addsTime: boolean;
};

/** Which card stays when two people become one; null: both are in use, and one of them would be lost. */
export function planCards(kept: MergedCard | null, other: MergedCard | null): CardPlan | null {
  if (!kept || !other) return { main: kept ?? other, spare: null, addsTime: false };
  if (other.isUnused) return { main: kept, spare: other, addsTime: true };
  if (kept.isUnused) return { main: other, spare: kept, addsTime: true };
  if (other.isOver) return { main: kept, spare: other, addsTime: false };
  return kept.isOver ? { main: other, spare: kept, addsTime: false } : null;
}
