import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { DocumentName } from '../../../domain/document/document.ts';
import { DRAFT } from '../../../domain/wording/draft-address.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { unlessStatus } from '../../platform/read-error.ts';
import type { PathMatch } from '../../platform/route.ts';

export type DocumentPage = CallOutput<'MuseumCardGuestController', 'getDocument'>;

export const loadTerms = loaderOf('terms');
export const loadPrivacy = loaderOf('privacy');

/** Null: no such version. */
function loaderOf(document: DocumentName) {
  return async (
    read: ReadFromServer,
    { params, search, language }: PathMatch,
  ): Promise<DocumentPage | null> => {
    if (new URLSearchParams(search).has(DRAFT)) {
      const asked = { document, language };
      const draft = await read('BackOfficeController', 'getDraftedDocument', asked).catch(
        () => null,
      );
      if (draft) return draft;
    }
    const version = params.version?.slice(0, 40);
    const asked = { document, language, ...(version !== undefined && { version }) };
    // Terms that failed to load must not be replaced by others: the page shows an error.
    return unlessStatus([404], () => read('MuseumCardGuestController', 'getDocument', asked));
  };
}
