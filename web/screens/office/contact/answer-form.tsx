import { useRef, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { cleanMessage, LONGEST_MESSAGE } from '../../../../domain/contact/contact-message.ts';
import { useUnsaved } from '../../../parts/form/use-unsaved.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-contact.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { ContactCase } from './contact-data.ts';

type Props = { asked: ContactCase; texts: typeof fi; onChanged: (asked: ContactCase) => void };

/** The input is kept until the server accepted it. */
export function AnswerForm({ asked, texts, onChanged }: Props) {
  const { formatDateTime } = useFormats();
  const { id, endedAt, endedBy, language } = asked;
  const answerKey = useRef<string>(crypto.randomUUID());
  const [answer, setAnswer] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });
  useUnsaved(cleanMessage(answer) !== '', texts.frame.unsaved);

  const change = (call: () => Promise<ContactCase>, label: string) =>
    attempt(async () => {
      onChanged(await call());
      showToast({ label, variant: 'success' });
    });

  async function send(isDone: boolean) {
    if (cleanMessage(answer) === '') {
      setIsEmpty(true);
      document.getElementById('answer')?.focus();
      return;
    }
    setIsEmpty(false);
    const said = { id, answerKey: answerKey.current, answer, isDone };
    const isSent = await change(
      () => callServer('BackOfficeController', 'answerContact', said),
      texts.sent,
    );
    if (!isSent) return;
    answerKey.current = crypto.randomUUID();
    setAnswer('');
  }

  const mark = (isDone: boolean) =>
    change(
      () => callServer('BackOfficeController', 'markContact', { id, isDone }),
      isDone ? texts.marked : texts.reopened,
    );

  return (
    <form className="stack-4 mt-4" onSubmit={(event) => event.preventDefault()}>
      {endedAt !== null && (
        <p>
          {endedBy
            ? fill(texts.endedBy, formatDateTime(endedAt), endedBy)
            : fill(texts.ended, formatDateTime(endedAt))}
        </p>
      )}
      <p>{texts.languages[language]}</p>
      <TextArea
        id="answer"
        label={texts.answer}
        hint={texts.answerHelp}
        value={answer}
        onChange={setAnswer}
        counter={{ most: LONGEST_MESSAGE, text: texts.counter }}
        error={isEmpty ? texts.empty : null}
      />
      <div className="ways">
        <Button busy={isBusy} onClick={() => void send(true)}>
          {texts.send}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={() => void send(false)}>
          {texts.sendOpen}
        </Button>
        <Button look="text" busy={isBusy} onClick={() => void mark(endedAt === null)}>
          {endedAt === null ? texts.markDone : texts.reopen}
        </Button>
      </div>
    </form>
  );
}
