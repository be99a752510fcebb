import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Database } from '../../db/database.ts';
import { findHits } from './find-hits.ts';
import {
  findClientLogs,
  findOrders,
  findPayments,
  findPeople,
  type LogHit,
  type OrderHit,
  type PaymentHit,
  type PersonHit,
} from './hit-queries.ts';
import type { FoundSubject } from './match-reasons.ts';

type Shown =
  | { person: PersonHit }
  | { order: OrderHit }
  | { payment: PaymentHit }
  | { clientLog: LogHit }
  | { museum: { id: string; name: string } };
export type Hit = Pick<FoundSubject, 'group' | 'reasons'> & Shown;

/** Hits with their details; deleted people are dropped. */
export async function search(db: Database, query: string, now: number) {
  const { terms, subjects, hasMore } = await findHits(db, query);
  const shown = await loadShown(db, subjects, now);
  const hits = subjects.flatMap(({ subject, id, group, reasons }): Hit[] => {
    const one = shown.get(`${subject} ${id}`);
    return one ? [{ group, reasons, ...one }] : [];
  });
  return { terms, hits, hasMore };
}

async function loadShown(db: Database, subjects: FoundSubject[], now: number) {
  const shown = new Map<string, Shown>();
  const load = async <Row extends { id: string }>(
    subject: FoundSubject['subject'],
    find: (ids: string[]) => Promise<Row[]> | Row[],
    wrap: (row: Row) => Shown,
  ) => {
    const ids = subjects.filter((one) => one.subject === subject).map(({ id }) => id);
    if (ids.length === 0) return;
    for (const row of await find(ids)) shown.set(`${subject} ${row.id}`, wrap(row));
  };
  const today = helsinkiDay(now);
  await load(
    'person',
    (ids) => findPeople(db, ids, today),
    (person) => ({ person }),
  );
  await load(
    'order',
    (ids) => findOrders(db, ids),
    (order) => ({ order }),
  );
  await load(
    'payment',
    (ids) => findPayments(db, ids),
    (payment) => ({ payment }),
  );
  await load(
    'clientLog',
    (ids) => findClientLogs(db, ids),
    (clientLog) => ({ clientLog }),
  );
  const museums = subjects.flatMap(({ id, reasons }) => ({ id, name: reasons[0]?.shown ?? '' }));
  await load(
    'museum',
    (ids) => museums.filter(({ id }) => ids.includes(id)),
    (museum) => ({ museum }),
  );
  return shown;
}
