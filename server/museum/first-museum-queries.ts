import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../db/database.ts';

type FirstMuseum = {
  names: Record<Language, string>;
  towns: Record<Language, string>;
  latitude: number;
  longitude: number;
  website: string | null;
  ticketCents: number;
  joinedOn: LocalDate;
};

/** Only for a new scheme; all other museums are added in the office. */
export async function insertFirstMuseum(tx: Transaction, museum: FirstMuseum): Promise<void> {
  const { names, towns } = museum;
  await tx.query(
    `with added as (
       insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude,
                           website, joined_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12)
       returning id
     )
     insert into museum_ticket_price (museum_id, valid_from, amount_cents)
     select id, $12, $11 from added`,
    [
      slugOf(names.fi),
      names.fi,
      names.sv,
      names.en,
      towns.fi,
      towns.sv,
      towns.en,
      museum.latitude,
      museum.longitude,
      museum.website,
      museum.ticketCents,
      museum.joinedOn,
    ],
  );
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'museo';
}
