import { useState } from 'react';
import type { texts as fi } from '../../../texts/fi/parts/line-of-time.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import css from '../time/line-of-time.module.css';
import type { Letter } from '../time/time-data.ts';

type Props = { texts: typeof fi; read: () => Promise<Letter> };

/** A sent letter, opened in place; loaded on demand. */
export function LetterAsSent({ texts, read }: Props) {
  const [sent, setSent] = useState<Letter | null>(null);
  async function open() {
    try {
      setSent(await read());
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
    }
  }
  if (!sent) {
    return (
      <Button look="text" onClick={() => void open()}>
        {texts.showLetter}
      </Button>
    );
  }
  if (!sent.letter) return <p className="quiet">{texts.noLetter}</p>;
  return (
    <div className={css.letter}>
      <strong>{sent.letter.subject}</strong>
      <pre>{sent.letter.text}</pre>
    </div>
  );
}
