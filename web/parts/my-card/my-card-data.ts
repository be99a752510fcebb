import type { CallOutput } from '../../../contract/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/parts/my-card.ts';

type Answer = CallOutput<'MyMuseumCardController', 'getMyCard'>;
export type OwnCard = NonNullable<Answer['card']>;
export type DrawnCode = OwnCard['qr'];
export type MyCardData = Answer;

export function loadMyCard(read: ReadFromServer): Promise<MyCardData> {
  return read('MyMuseumCardController', 'getMyCard', {});
}

export type MyVisitsData = MyCardData & {
  /** Null when they could not be asked: the card is shown all the same. */
  visitIds: string[] | null;
};

export async function loadMyVisits(read: ReadFromServer): Promise<MyVisitsData> {
  const [mine, visits] = await Promise.all([
    loadMyCard(read),
    read('MyMuseumCardController', 'getMyVisitIds', {}).catch(() => null),
  ]);
  return { ...mine, visitIds: visits?.visitIds ?? null };
}

export type MyCardTexts = typeof texts;
