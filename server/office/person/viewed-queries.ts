import type { Language } from '../../../domain/base/language.ts';
import type { Database } from '../../db/database.ts';
import { OWN_ADDRESSES, SENT_TO_OWN } from './own-letter-queries.ts';

/** A page for a quick look, not for working through. */
const MOST = 20;

export type ViewedVisit = { id: string; visitedOn: string; museum: string; town: string };

/** Newest visits. A hidden diary is not read at all. */
export async function findDiaryOf(
  db: Database,
  { accountId, language }: { accountId: string; language: Language },
): Promise<ViewedVisit[]> {
  const { rows } = await db.query<ViewedVisit>(
    `select visit.id, visit.visited_on::text as "visitedOn",
            case $2 when 'sv' then museum.name_sv when 'en' then museum.name_en else museum.name_fi end as museum,
            case $2 when 'sv' then museum.town_sv when 'en' then museum.town_en else museum.town_fi end as town
       from museum_card card
       join visit on visit.card_id = card.id
       join museum on museum.id = visit.museum_id
      where card.holder_account_id = $1
        and not exists (select from hidden_diary where card_id = card.id)
      order by visit.visited_on desc, visit.id
      limit ${MOST}`,
    [accountId, language],
  );
  return rows;
}

/** Letters sent to this person, newest first. */
export async function findSentTo(
  db: Database,
  accountId: string,
): Promise<{ id: string; letter: string; sentAt: number }[]> {
  const { rows } = await db.query<{ id: string; letter: string; sentAt: number }>(
    `with ${OWN_ADDRESSES}
     select mail.id, mail.letter, (extract(epoch from mail.sent_at) * 1000)::float8 as "sentAt"
       from own_address join mail_outbox mail on ${SENT_TO_OWN}
      where mail.sent_at is not null
      order by mail.sent_at desc, mail.id
      limit ${MOST}`,
    [accountId],
  );
  return rows;
}
