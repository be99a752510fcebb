import type { acceptanceCalls, documentCalls } from '../../contract/document/document-calls.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { DOCUMENTS, versionOn } from '../../domain/document/document.ts';
import { versionToAccept } from '../../domain/document/version-to-accept.ts';
import type { GuestContext, UserContext } from '../platform/context.ts';
import { findListedVersions } from '../platform/document/document-queries.ts';
import { knownVersions } from '../platform/document/known-documents.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { findAcceptances, insertAcceptance } from './acceptance-queries.ts';
import { hasClosedPlan, pageOf } from './document-page.ts';

const NO_FORMS = { nominative: '' };

export const documentAnswers: Answers<typeof documentCalls, GuestContext> = {
  async getDocument({ document, language, version }, { pool, clock, language: spoken }) {
    const versions = knownVersions(document);
    // Before the opening there is no scheme, so the texts have no name to fill in.
    const isOnPage = versions.length === 0 && !hasClosedPlan();
    const forms = isOnPage ? NO_FORMS : (await findScheme(pool)).productForms[language];
    const today = helsinkiDay(clock.now());
    const page = pageOf(version ?? null, { document, versions, today, language, forms });
    if (!page) throw new Refusal('NOT_FOUND', refusalText('notFound', spoken), 404);
    return page;
  },
};

export const acceptanceAnswers: Answers<typeof acceptanceCalls, UserContext> = {
  getDocumentsToAccept: async (_, context) => ({ documents: await toAccept(context) }),

  /** Only the version in force: a page open over midnight shows the next one first. */
  async acceptDocument({ document, version }, { pool, clock, user, language }) {
    const now = clock.now();
    const versions = (await findListedVersions(pool)).filter((each) => each.document === document);
    if (versionOn(versions, helsinkiDay(now))?.from !== version) {
      throw new Refusal('TERMS_CHANGED', refusalText('termsChanged', language), 409);
    }
    await insertAcceptance(pool, { accountId: user.accountId, document, version, now });
    return { version };
  },
};

async function toAccept({ pool, clock, user, language }: UserContext) {
  const versions = await findListedVersions(pool);
  if (versions.every(({ effect }) => effect !== 'accepted')) return [];
  const mine = await findAcceptances(pool, user.accountId);
  if (!mine?.isConcerned) return [];
  const today = helsinkiDay(clock.now());
  return DOCUMENTS.flatMap((document) => {
    const ofIt = versions.filter((version) => version.document === document);
    const found = versionToAccept(ofIt, {
      today,
      accepted: mine[document],
      since: helsinkiDay(mine.madeAt),
    });
    if (!found) return [];
    // A version that needs no consent may follow the one that does.
    const { summary } =
      ofIt.findLast(({ from, effect }) => from <= today && effect === 'accepted') ?? found;
    return [{ document, version: found.from, inForceOn: found.from, summary: summary[language] }];
  });
}
