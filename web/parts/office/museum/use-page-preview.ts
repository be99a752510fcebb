import { useEffect, useState } from 'react';
import type { CallOutput } from '../../../../contract/controllers.ts';
import { pathTo } from '../../../../contract/pages.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import type { LoadedPage } from '../../../platform/loaded-page.ts';
import { type Page, usePage } from '../../../platform/page-context.tsx';
import type { PageLocation } from '../../../platform/screen.ts';
import { loadPrices } from '../../order/shop-prices.ts';
import { messageOf } from '../use-action.ts';

type Answer = CallOutput<'BackOfficeController', 'showEditedMuseum'>;
type Asked = { language: Language; day?: string };
export type AskForPage = (asked: Asked) => Promise<Answer>;
type Seen = { asked: Asked } & (
  | { loaded: LoadedPage; day: string }
  | { refusal: NonNullable<Answer['refusal']> }
  | { fault: string }
);

/** The page of what is typed, in the language and on the day that are chosen. What was seen stays until the next has come. */
export function usePagePreview(
  ask: AskForPage,
  { slug, failed }: { slug: string; failed: string },
) {
  const page = usePage();
  const { languages } = page.scheme.facts;
  const [asked, setAsked] = useState<Asked>(() => ({
    language: languages.includes(page.language) ? page.language : (languages[0] ?? 'fi'),
  }));
  const [seen, setSeen] = useState<Seen | null>(null);
  // Nothing can be typed while it is open: what it was opened with holds.
  const [first] = useState(() => ask);

  useEffect(() => {
    let isLeft = false;
    const show = (next: Seen) => !isLeft && setSeen(next);
    load(first, asked, { slug, scheme: page.scheme }).then(show, (error: unknown) =>
      show({ asked, fault: messageOf(error, failed) }),
    );
    return () => {
      isLeft = true;
    };
  }, [first, asked, slug, page.scheme, failed]);

  return {
    seen,
    isBusy: seen?.asked !== asked,
    language: asked.language,
    choose: (other: Partial<Asked>) => setAsked({ ...asked, ...other }),
  };
}

type Around = { slug: string; scheme: Page['scheme'] };

/** As a visitor's browser opens it: the same code, texts and prices. */
async function load(ask: AskForPage, asked: Asked, { slug, scheme }: Around): Promise<Seen> {
  const { language } = asked;
  const [{ loadPageModules, shownView }, { createLoadedPage }, answer, prices] = await Promise.all([
    import('../../../platform/load-page.ts'),
    import('../../../platform/loaded-page.ts'),
    ask(asked),
    loadPrices(readFromServer),
  ]);
  const { refusal, day, product, reworded } = answer;
  if (refusal) return { asked, refusal };
  const params = { slug };
  const path = pathTo('Museum', language, params);
  const place: PageLocation = { name: 'Museum', language, params, path, search: '' };
  const code = await loadPageModules(shownView(place, scheme), language);
  const data = answer.page && { ...answer.page, prices };
  const own = { ...scheme, product };
  return { asked, day, loaded: createLoadedPage(place, own, code, data, reworded) };
}
