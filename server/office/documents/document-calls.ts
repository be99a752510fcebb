import type { officeDocumentCalls } from '../../../contract/office/document-calls.ts';
import { helsinkiDay, localDate } from '../../../domain/base/local-date.ts';
import {
  DOCUMENTS,
  type DocumentName,
  inLanguages,
  tidyWords,
  versionOn,
} from '../../../domain/document/document.ts';
import { wordsFault } from '../../../domain/document/document-rules.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { filled, pageOf } from '../../document/document-page.ts';
import { clearDraft, findDraft, findEdition, saveDraft } from '../../document/draft-queries.ts';
import { findWordsRules } from '../../document/words-rules.ts';
import type { UserContext } from '../../platform/context.ts';
import {
  findListedVersions,
  findVersions,
  lockDocuments,
} from '../../platform/document/document-queries.ts';
import {
  factsOn,
  SHIPPED,
  shippedWords,
  writtenIn,
} from '../../platform/document/shipped-documents.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { notFound } from '../actions/action-refusals.ts';
import { plannedBy } from '../actions/planned-by.ts';

export const officeDocumentAnswers: Answers<typeof officeDocumentCalls, UserContext> = {
  async getDocuments(_, { pool, clock }) {
    const today = helsinkiDay(clock.now());
    const versions = await findListedVersions(pool);
    const whoPlanned = await plannedBy(pool, versions);
    const listed = DOCUMENTS.flatMap((document) => {
      const ofIt = versions.filter((version) => version.document === document);
      const now = versionOn(ofIt, today);
      const shipped = { document, version: SHIPPED.version, from: SHIPPED.from, effect: null };
      return [
        ...ofIt.toReversed().map(({ from, effect, actionId }) => ({
          ...{ document, version: from as string, from, effect },
          state:
            from > today
              ? ('coming' as const)
              : from === now?.from
                ? ('inForce' as const)
                : ('past' as const),
          planned: whoPlanned(actionId),
        })),
        { ...shipped, state: now ? ('past' as const) : ('inForce' as const), planned: null },
      ];
    });
    const drafts = await Promise.all(
      DOCUMENTS.map(async (document) => ({
        document,
        draft: await findDraft(pool, document, today),
      })),
    );
    return {
      today,
      versions: listed,
      drafts: drafts.flatMap(({ document, draft }) => {
        if (!draft) return [];
        const { words: _, ...about } = draft;
        return [{ document, ...about }];
      }),
    };
  },

  async getDocumentDraft({ document, replaces }, { pool, clock, language }) {
    const today = helsinkiDay(clock.now());
    const versions = await versionsOf(pool, document);
    const planned = versions.find(({ from }) => from === replaces && from > today);
    if (replaces !== undefined && !planned) throw notFound(language);
    const newest = versionOn(versions, today)?.words ?? shippedWords(document);
    const saved = await findDraft(pool, document, today);
    const draft = saved ?? {
      words: planned?.words ?? newest,
      replaces: planned?.from ?? null,
      edition: (await findEdition(pool, document)).edition,
      savedBy: null,
      savedAt: clock.now(),
    };
    const { forms, facts } = await findWordsRules(pool, document);
    return {
      document,
      today,
      draft: { ...draft, words: tidyWords(draft.words) },
      isSaved: saved !== null,
      before: tidyWords(newest),
      rules: { forms: inLanguages((each) => [...forms[each]]), facts: [...facts] },
    };
  },

  async saveDocumentDraft({ document, words, replaces, edition }, { pool, clock, user }) {
    return inTransaction(pool, async (tx) => {
      // Serialises with publishing, which would otherwise discard text saved meanwhile.
      await lockDocuments(tx);
      const saved = await saveDraft(tx, {
        document,
        words,
        replaces: replaces === null ? null : localDate(replaces),
        edition,
        memberId: user.accountId,
        now: clock.now(),
      });
      const other = saved === null ? await findEdition(tx, document) : null;
      return { edition: saved, savedBy: other?.savedBy ?? null };
    });
  },

  async discardDocumentDraft({ document, edition }, { pool, clock, user }) {
    return inTransaction(pool, async (tx) => {
      await lockDocuments(tx);
      const memberId = user.accountId;
      return {
        isDiscarded: await clearDraft(tx, { document, edition, memberId, now: clock.now() }),
      };
    });
  },

  async getDraftedDocument({ document, language }, { pool, clock, language: spoken }) {
    const today = helsinkiDay(clock.now());
    const draft = await findDraft(pool, document, today);
    // A draft that cannot be published cannot be rendered either.
    if (!draft || wordsFault(draft.words, await findWordsRules(pool, document))) {
      throw notFound(spoken);
    }
    const { productForms } = await findScheme(pool);
    const forms = productForms[language];
    const versions = await versionsOf(pool, document);
    const page = pageOf(null, { document, versions, today, language, forms });
    if (!page) throw notFound(spoken);
    const facts = factsOn(document, today);
    const text = filled(writtenIn({ words: draft.words, facts }, language), forms);
    return { ...page, inForceOn: today, state: 'draft', text };
  },

  async getDocumentWords({ document, from }, { pool, language }) {
    const versions = await versionsOf(pool, document);
    const index = versions.findIndex((version) => version.from === from);
    const found = versions[index];
    if (!found) throw notFound(language);
    const before = versions[index - 1]?.words ?? shippedWords(document);
    return { words: tidyWords(found.words), before: tidyWords(before) };
  },
};

async function versionsOf(db: Database, document: DocumentName) {
  return (await findVersions(db)).filter((version) => version.document === document);
}
