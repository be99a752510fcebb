import { useEffect, useState } from 'react';
import type { MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import { Button } from '../../ui/button.tsx';
import css from './install-card.module.css';

/** One line where the browser can install the card and it is not installed yet. */
export function InstallCard({ texts }: { texts: MyCardTexts['install'] }) {
  const installing = useInstallPrompt();
  if (installing.way === 'none') return null;
  return (
    <section className={`stack-3 start ${css.install}`} aria-labelledby="install">
      <h2 id="install">{texts.title}</h2>
      <p>{installing.way === 'shareMenu' ? texts.byHand : texts.body}</p>
      {installing.way === 'prompt' && (
        <Button look="secondary" onClick={installing.install}>
          {texts.button}
        </Button>
      )}
    </section>
  );
}

/** Chromium's install prompt; other browsers install by their own menus. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

type InstallPrompt =
  | { way: 'none' }
  /** The browser asks the person itself when it is told to. */
  | { way: 'prompt'; install: () => void }
  /** Only by hand, from the share menu. */
  | { way: 'shareMenu' };

function useInstallPrompt(): InstallPrompt {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  const [isByHand, setIsByHand] = useState(false);

  useEffect(() => {
    // Only Safari on iOS has the property; true means that the page is installed.
    setIsByHand('standalone' in navigator && navigator.standalone === false);
    const keep = (event: Event) => {
      // Otherwise the browser may show its own bar over the card.
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const forget = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);

  if (offer) {
    const install = () => {
      setOffer(null);
      offer.prompt().catch(() => {});
    };
    return { way: 'prompt', install };
  }
  return { way: isByHand ? 'shareMenu' : 'none' };
}
