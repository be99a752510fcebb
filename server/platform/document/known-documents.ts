import type { DocumentName } from '../../../domain/document/document.ts';
import type { Database } from '../../db/database.ts';
import { findListedVersions, findVersions, type StoredVersion } from './document-queries.ts';

let known: readonly StoredVersion[] = [];
let seen = '';

/** Reloads the long texts only when a version was added or removed. */
export async function readDocuments(db: Database): Promise<void> {
  const listed = await findListedVersions(db);
  const names = listed.map(({ document, from, actionId }) => `${document} ${from} ${actionId}`);
  if (names.join() === seen) return;
  known = await findVersions(db);
  seen = names.join();
}

/** All valid versions, oldest first. */
export const knownVersions = (document: DocumentName): readonly StoredVersion[] =>
  known.filter((version) => version.document === document);
