import { fill } from '../../../domain/base/fill.ts';
import { formatClock } from '../../../domain/base/format.ts';
import type { Connection } from './desk-network.ts';
import type { DeskTexts } from './desk-texts.ts';

type Kept = Pick<Connection, 'page' | 'listCheckedAt'>;

/** Never says more than is true: without a network the page has to open and the list to answer. */
export function readiness(texts: DeskTexts['offline'], { page, listCheckedAt }: Kept): string {
  if (page === 'notKept') return texts.notReady;
  if (page === 'preparing' || listCheckedAt === null) return texts.preparing;
  return fill(texts.ready, formatClock(listCheckedAt));
}
