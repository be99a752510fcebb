import type { textCalls } from '../../../contract/office/text-calls.ts';
import { LANGUAGES } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { textFault } from '../../../domain/wording/text-rules.ts';
import { inTransaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { wordingOf } from '../../wording/current-wording.ts';
import { findCatalogue } from '../../wording/text-catalogue.ts';
import { deleteDrafts, findDrafts, upsertDraft } from '../../wording/text-draft-queries.ts';
import {
  findStoredTexts,
  findStoredTextsOf,
  findTextsInForce,
} from '../../wording/text-override-queries.ts';
import { findTextRules } from '../../wording/text-rules-of.ts';
import { notFound } from '../actions/action-refusals.ts';
import { describeTexts } from './described-text.ts';
import { rowsShown, rowsToUndo } from './reworded-rows.ts';
import { searchTexts } from './search-texts.ts';
import { findSearchedTexts } from './searched-texts.ts';

export const textAnswers: Answers<typeof textCalls, UserContext> = {
  async findTexts({ words }, { pool, clock, language }) {
    const { productForms } = await findScheme(pool);
    const inForce = await findTextsInForce(pool, helsinkiDay(clock.now()));
    const texts = await findSearchedTexts(inForce, { language, forms: productForms });
    const { found, total } = searchTexts(texts, words);
    const reader = { language, forms: productForms[language] };
    return { found: await describeTexts(found, inForce, reader), total };
  },

  async getRewordedTexts(_, { pool, clock }) {
    const today = helsinkiDay(clock.now());
    const rows = await findStoredTexts(pool);
    const reading = findCatalogue();
    // Warms the cache for the coming search; an error will surface there.
    if (rows.length === 0) reading.catch(() => {});
    const catalogue = rows.length === 0 ? new Map() : await reading;
    const shown = await rowsShown(pool, rows, catalogue);
    const keys = [...new Set(rows.map(({ key }) => key))];
    const texts = keys.map((key) => ({
      key,
      shipped: catalogue.get(key)?.shipped ?? null,
      rows: shown.filter((row) => row.key === key),
    }));
    return { today, texts };
  },

  async getText({ textName: key }, context) {
    const { pool, clock, user, language } = context;
    const today = helsinkiDay(clock.now());
    const inForce = await findTextsInForce(pool, today);
    const { productForms } = await findScheme(pool);
    const reader = { language, forms: productForms[language] };
    const [text] = await describeTexts([key], inForce, reader);
    if (!text) throw notFound(language);
    const drafts = (await findDrafts(pool, user.accountId)).filter((draft) => draft.key === key);
    return {
      ...text,
      today,
      rows: await rowsToUndo(context, await findStoredTextsOf(pool, key), await findCatalogue()),
      draft: Object.fromEntries(drafts.map((draft) => [draft.language, draft.text])),
      productForms,
    };
  },

  async saveTextDraft({ key, texts }, { pool, clock, user, language }) {
    const text = (await findCatalogue()).get(key);
    if (!text) throw notFound(language);
    const rulesOf = await findTextRules(pool, text.shipped);
    const sound = LANGUAGES.flatMap((each) => {
      const typed = texts[each];
      return typed === undefined || textFault(typed, rulesOf(each)) ? [] : [[each, typed] as const];
    });
    const memberId = user.accountId;
    await inTransaction(pool, async (tx) => {
      await deleteDrafts(tx, { memberId, key });
      for (const [each, typed] of sound) {
        const row = { memberId, key, language: each, text: typed, now: clock.now() };
        await upsertDraft(tx, row);
      }
    });
    return { saved: sound.map(([each]) => each) };
  },

  async getDraftedPage({ file, language }, { pool, clock, user }) {
    const inForce = await findTextsInForce(pool, helsinkiDay(clock.now()));
    const drafts = await findDrafts(pool, user.accountId);
    const wording = await wordingOf([...inForce, ...drafts]);
    const page = wording.get(`page/${file}.${language}`);
    const shell = wording.get(`page/shell.${language}`);
    return { ...(page !== undefined && { page }), ...(shell !== undefined && { shell }) };
  },
};
