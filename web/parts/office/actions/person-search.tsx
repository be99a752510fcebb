import { useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Hit = CallOutput<'BackOfficeController', 'findInOffice'>['hits'][number];
export type FoundPerson = Extract<Hit, { subject: 'person' }>;

const SHOWN = 8;

type Props = {
  texts: Record<'question' | 'questionHint' | 'find' | 'failed' | 'none', string>;
  /** Person of the page, left out of the results. */
  exceptId: string;
  onFound: (people: FoundPerson[]) => void;
};

/** Search for another person within a form. */
export function PersonSearch({ texts, exceptId, onFound }: Props) {
  const [question, setQuestion] = useState('');
  const [isNone, setIsNone] = useState(false);
  const { isBusy, problem, attempt } = useAttempt(() => texts.failed);

  async function find() {
    if (question.trim() === '') return;
    setIsNone(false);
    const asked = { question: question.trim() };
    const { hits } = await readFromServer('BackOfficeController', 'findInOffice', asked);
    const people = hits.filter((hit): hit is FoundPerson => hit.subject === 'person');
    const others = people.filter(({ id }) => id !== exceptId).slice(0, SHOWN);
    setIsNone(others.length === 0);
    onFound(others);
  }

  return (
    <fieldset
      className="form stack-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        // Enter searches; it must not submit the surrounding form.
        event.preventDefault();
        void attempt(find);
      }}
    >
      <TextField
        id="merge-question"
        autoComplete="off"
        label={texts.question}
        hint={texts.questionHint}
        value={question}
        maxLength={100}
        onChange={setQuestion}
      />
      <Button look="secondary" busy={isBusy} onClick={() => void attempt(find)}>
        {texts.find}
      </Button>
      <div aria-live="polite">
        {problem && <p>{problem}</p>}
        {isNone && <p>{texts.none}</p>}
      </div>
    </fieldset>
  );
}
