import { randomUUID } from 'node:crypto';
import type { PagePerson, PageScheme } from '../../contract/page/page-render.ts';
import { matchPath, openPages, type PageName } from '../../contract/page/pages.ts';
import { texts as en } from '../../contract/texts/en/preview-day.ts';
import { texts as fi } from '../../contract/texts/fi/preview-day.ts';
import { texts as sv } from '../../contract/texts/sv/preview-day.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { previewDayOf } from '../../domain/scheme/preview-day.ts';
import type { GuestContext, User } from '../platform/context.ts';
import { pathOf } from '../platform/http/request-path.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import { rewordedPages } from '../wording/current-wording.ts';
import { findPageSchemes } from './page-queries.ts';
import type { SchemeIn } from './page-scheme.ts';
import { measuringToday } from './page-scheme.ts';
import { previewContext } from './preview-context.ts';

const TEXTS = { fi, sv, en };
/** Needs a session, but looks the same for everyone without a card. */
const FOR_NEW_CUSTOMERS: PageName = 'Buy_Museum_Card';

type Preview = {
  context: GuestContext;
  person: PagePerson | null;
  schemeIn: SchemeIn;
  within: Awaited<ReturnType<typeof previewContext>>['within'];
};

/**
 * Renders a page as of a coming day: dated facts of that day, nothing of the viewer, no writes. Null: no preview
 * requested, not allowed, or a personal page.
 */
export async function previewOf(context: GuestContext, url: string): Promise<Preview | null> {
  const { user, settings } = context;
  const day = previewDayOf(url, helsinkiDay(context.clock.now()));
  const page = matchPath(pathOf(url))?.name;
  if (!day || !page || !maySeeAhead(user, page)) return null;
  const isForNew = page === FOR_NEW_CUSTOMERS;
  const spokenToday = schemeToday().languages;

  const { nobody, within } = await previewContext(context, day);
  const { pool } = nobody;
  const { emailAddress } = user;
  return {
    context: { ...nobody, user: isForNew ? newCustomer(user) : null },
    person: isForNew ? { firstName: '', emailAddress, role: 'customer', card: null } : null,
    within,
    schemeIn: (language) =>
      within(async () => {
        const schemes = await findPageSchemes(pool, { ...settings, day });
        const reworded = rewordedPages(language);
        const isNew = !spokenToday.includes(language);
        const shown = withNotice(schemes[language], { day, language, isNew });
        const measuring = measuringToday(settings);
        return { ...shown, ...(measuring && { measuring }), ...(reworded && { reworded }) };
      }),
  };
}

/** Users who may see plans, on pages that are not personal. */
export function maySeeAhead(user: User | null, page: PageName): user is User {
  const isShown = page === FOR_NEW_CUSTOMERS || openPages().includes(page);
  return isShown && (user?.rights.includes('sales.view') ?? false);
}

/** A fake account, so that neither card nor draft of the viewer is found. */
function newCustomer(looker: User): User {
  const accountId = randomUUID();
  return { ...looker, accountId, role: 'customer', rights: [], museumIds: [], museumId: null };
}

/** Adds the preview notice above the customers' notices. */
function withNotice(
  scheme: PageScheme,
  { day, language, isNew }: { day: LocalDate; language: Language; isNew: boolean },
): PageScheme {
  const { name, words, inNewLanguage } = TEXTS[language];
  const told = fill(isNew ? inNewLanguage : words, formatDate(day, language));
  const { banner } = scheme;
  const said = banner ? `${told} ${banner.name}: ${banner.words}` : told;
  return {
    ...scheme,
    banner: { id: `preview-${day}`, kind: 'news', name, words: said, close: null },
  };
}
