import { say } from '../../../../contract/texts/action-text.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { MuseumFacts, SomeFacts } from '../../../../domain/museum/museum-facts.ts';
import { museumFaults } from '../../../../domain/museum/museum-faults.ts';
import type { Transaction } from '../../../db/database.ts';
import { findForeignExhibitions } from '../../../museum/museum-facts-queries.ts';
import { findUsablePictures } from '../../../museum/picture/picture-queries.ts';
import { describeMuseumFault } from './museum-lines.ts';

type MuseumChange = {
  museumId: string | null;
  now: SomeFacts;
  was: MuseumFacts | null;
  today: LocalDate;
};

/** Why the parts cannot be saved; null when they can. */
export async function refusalOfMuseum(tx: Transaction, change: MuseumChange) {
  const { museumId, now } = change;
  const [fault] = museumFaults(change);
  if (fault) return describeMuseumFault(fault);
  const ids = (now.pictures ?? []).map(({ id }) => id);
  const usable = await findUsablePictures(tx, { museumId, ids });
  if (ids.some((id, index) => !usable.includes(id) || ids.indexOf(id) !== index)) {
    return say('pictureGone');
  }
  const shows = (now.exhibitions ?? []).map(({ id }) => id);
  const isTwice = new Set(shows).size < shows.length;
  const foreign = await findForeignExhibitions(tx, { museumId, ids: shows });
  return isTwice || foreign.length > 0 ? say('exhibitionTaken') : null;
}
