import { useEffect, useState } from 'react';
import { PAGES } from '../../../contract/page/page-table.ts';
import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import horizon from '../../pictures/quiet-horizon-480.avif';
import { loadFullPage } from '../../platform/full-page-load.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as offlineTexts } from '../../texts/fi/offline.ts';
import { Button } from '../../ui/button.tsx';
import css from './offline.module.css';
import { useReturningNetwork } from './use-returning-network.ts';

const CARD_CACHE: StoredName<'cacheStorage'> = 'card';

/** Served by the service worker for any page that cannot be loaded, under the URL of that page. */
export function Screen({ texts }: ScreenProps<typeof offlineTexts>) {
  const [keptCard, setKeptCard] = useState<string | null>(null);
  const isTrying = useReturningNetwork();
  useEffect(() => {
    applyChosenTheme();
    findKeptCard().then(setKeptCard, () => {});
  }, []);
  return (
    <div className={css.page}>
      <QuietPage kind={texts.kind} title={texts.title} lead={texts.lead} picture={horizon}>
        <p className={css.works}>{keptCard ? texts.cardKept : texts.atTheDesk}</p>
        {keptCard && <Button onClick={() => loadFullPage(keptCard)}>{texts.showCard}</Button>}
        <Button
          look={keptCard ? 'secondary' : 'primary'}
          busy={isTrying}
          onClick={() => window.location.reload()}
        >
          {texts.again}
        </Button>
      </QuietPage>
    </div>
  );
}

/** The cached page was rendered without a user's theme. */
function applyChosenTheme(): void {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
}

/** Path of the card cached on this device, in the language of the cached page; null when there is none. */
async function findKeptCard(): Promise<string | null> {
  if (!window.caches || !(await window.caches.has(CARD_CACHE))) return null;
  const cache = await window.caches.open(CARD_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return Object.values(PAGES.My_Card_Desk.paths).find((path) => kept.includes(path)) ?? null;
}
