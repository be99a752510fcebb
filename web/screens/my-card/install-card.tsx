import type { MyCardTexts } from '../../parts/my-card/my-card-texts.ts';
import { useInstallPrompt } from '../../platform/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import css from './install-card.module.css';

/** One quiet line, where the browser can install the card and it is not installed yet. */
export function InstallCard({ texts }: { texts: MyCardTexts['install'] }) {
  const installing = useInstallPrompt();
  if (installing.way === 'none') return null;
  return (
    <section className={css.install} aria-labelledby="install">
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
