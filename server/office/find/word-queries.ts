import type { Database } from '../../db/database.ts';

/** A search word that a term may mean. */
export type WordFound = { asked: string; word: string; isBeginning: boolean };

const MOST_BEGINNINGS = 60;
const MOST_ALIKE = 30;
const SHORTEST_BEGINNING = 3;
const SHORTEST_ALIKE = 6;
/** Above this many matches only the best are considered. */
const MOST_LOOKED_AT = 6000;

/** Searches the short list of distinct words: prefix, one edit apart, or similar. */
export async function findWords(
  db: Database,
  asked: string,
  oneLetterAway: string[],
): Promise<WordFound[]> {
  const { rows } = await db.query<WordFound>(
    `select $1::text as asked, word, true as "isBeginning"
       from (select word from search_word
              where word = $1 or ($3 and word like $2)
              order by length(word), word limit ${MOST_BEGINNINGS}) as beginning
     union all
     select $1, word, false from search_word where word = any ($4)
     union all
     select $1, word, false
       from (select word from search_word where $5 and word % $1
              order by word <-> $1 limit ${MOST_ALIKE}) as alike`,
    [
      asked,
      `${asked.replace(/[%_\\]/g, '\\$&')}%`,
      asked.length >= SHORTEST_BEGINNING,
      oneLetterAway,
      asked.length >= SHORTEST_ALIKE,
    ],
  );
  return rows;
}

/** A candidate word and its term; lower cost is a better match. */
export type CandidateWord = { word: string; term: number; cost: number };

export type SubjectFound = { subjectId: string; cost: number };

/**
 * Subjects with a word for every term, best first, people before orders: starts from the rarest term and filters by the
 * others.
 */
export async function findSubjects(
  db: Database,
  { words, terms, limit }: { words: CandidateWord[]; terms: number; limit: number },
): Promise<SubjectFound[]> {
  const rarest = await findRarestTerm(db, words, terms);
  const { rows } = await db.query<SubjectFound>(
    `with asked as (
       select * from unnest($1::text[], $2::int[], $3::int[]) as asked (word, term, cost)
     ), rare as materialized (
       select distinct subject_id from (
         select entry.subject_id from asked join search_entry entry on entry.word = asked.word
          where asked.term = $6 order by asked.cost limit ${MOST_LOOKED_AT}) as first
     ), found as (
       select rare.subject_id, asked.term, min(asked.cost) as cost,
              bool_or(entry.account_id is not null) as is_person
         from rare
         join search_entry entry on entry.subject_id = rare.subject_id
         join asked on asked.word = entry.word
        group by rare.subject_id, asked.term
     )
     select subject_id as "subjectId", sum(cost)::int as cost
       from found
      group by subject_id
     having count(*) >= $4
      order by sum(cost), bool_or(is_person) desc, subject_id
      limit $5`,
    [
      words.map(({ word }) => word),
      words.map(({ term }) => term),
      words.map(({ cost }) => cost),
      terms,
      limit,
      rarest,
    ],
  );
  return rows;
}

/** Counts only up to the limit. */
async function findRarestTerm(
  db: Database,
  words: CandidateWord[],
  terms: number,
): Promise<number> {
  if (terms < 2) return words[0]?.term ?? 0;
  const { rows } = await db.query<{ term: number }>(
    `select term
       from (select term, array_agg(word) as words
               from unnest($1::text[], $2::int[]) as asked (word, term) group by term) as asked
      order by (select count(*) from (select from search_entry where word = any (asked.words)
                                       limit ${MOST_LOOKED_AT}) as counted), term
      limit 1`,
    [words.map(({ word }) => word), words.map(({ term }) => term)],
  );
  return rows[0]?.term ?? 0;
}

export type EntryRole = 'firstName' | 'lastName' | 'buyer' | 'recipient' | 'company' | 'contact';

export type Entry = {
  subjectId: string;
  isPerson: boolean;
  role: EntryRole;
  word: string;
  written: string;
  endedAt: number | null;
};

/** Which of the words each subject has. */
export async function findEntries(
  db: Database,
  subjectIds: string[],
  words: string[],
): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    `select subject_id as "subjectId", account_id is not null as "isPerson", role, word, written,
            (extract(epoch from ended_at) * 1000)::float8 as "endedAt"
       from search_entry
      where subject_id = any ($1::uuid[]) and word = any ($2)`,
    [subjectIds, words],
  );
  return rows;
}

/** A full scan: there are only some hundreds. */
export async function findMuseumsNamed(
  db: Database,
  words: string[],
): Promise<{ id: string; shown: string }[]> {
  const { rows } = await db.query<{ id: string; shown: string }>(
    `select id, name_fi as shown from museum
      where (select bool_and(exists (select from search_words(concat_ws(' ', name_fi, name_sv, name_en)) as named
                                      where named.word like asked || '%'))
               from unnest($1::text[]) as asked)
      order by name_fi limit 10`,
    [words],
  );
  return rows;
}
