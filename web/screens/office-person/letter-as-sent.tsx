import { useState } from 'react';
import type { CallOutput } from '../../../contract/controllers.ts';
import { readFromServer } from '../../platform/call-server.ts';
import type { texts as fi } from '../../texts/fi/office-person.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import css from './office-person.module.css';

type Sent = CallOutput<'BackOfficeController', 'getLetter'>;

/** Opened in place; its words are read when somebody wants them. */
export function LetterAsSent({
  texts,
  id,
  personId,
}: {
  texts: typeof fi;
  id: string;
  personId: string;
}) {
  const [sent, setSent] = useState<Sent | null>(null);
  async function open() {
    try {
      setSent(await readFromServer('BackOfficeController', 'getLetter', { id, personId }));
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
