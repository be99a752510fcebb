import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/parts/my-card.ts';

type Answer = CallOutput<'MyMuseumCardController', 'getMyCard'>;
export type OwnCard = NonNullable<Answer['card']>;
export type DrawnCode = OwnCard['qr'];
export type MyCardData = Answer;
export type ToAccept = CallOutput<
  'MyMuseumCardController',
  'getDocumentsToAccept'
>['documents'][number];

export function loadMyCard(read: ReadFromServer): Promise<MyCardData> {
  return read('MyMuseumCardController', 'getMyCard', {});
}

export type MyVisitsData = MyCardData & {
  /** Null when loading failed: the card is shown all the same. */
  visitIds: string[] | null;
  /** Documents that must be accepted again. */
  toAccept: ToAccept[];
};

export async function loadMyVisits(read: ReadFromServer): Promise<MyVisitsData> {
  const [mine, visits, asked] = await Promise.all([
    loadMyCard(read),
    read('MyMuseumCardController', 'getMyVisitIds', {}).catch(() => null),
    read('MyMuseumCardController', 'getDocumentsToAccept', {}).catch(() => null),
  ]);
  return { ...mine, visitIds: visits?.visitIds ?? null, toAccept: asked?.documents ?? [] };
}

export type MyCardTexts = typeof texts;
