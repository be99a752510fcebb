import type { DocumentName } from '../../../domain/document/document.ts';
import type { Database } from '../../db/database.ts';
import { findListedVersions, findVersions, type StoredVersion } from './document-queries.ts';

let known: readonly StoredVersion[] = [];
let seen = '';

/** The words are read only when a version has come or gone: they are long, and seldom change. */
export async function readDocuments(db: Database): Promise<void> {
  const listed = await findListedVersions(db);
  const names = listed.map(({ document, from, actionId }) => `${document} ${from} ${actionId}`);
  if (names.join() === seen) return;
  known = await findVersions(db);
  seen = names.join();
}

/** Every version that stands, oldest first. */
export const knownVersions = (document: DocumentName): readonly StoredVersion[] =>
  known.filter((version) => version.document === document);
