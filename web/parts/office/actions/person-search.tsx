import { useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { readFromServer } from '../../../platform/call-server.ts';
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
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'none'>('idle');

  async function find() {
    if (question.trim() === '' || state === 'busy') return;
    setState('busy');
    try {
      const asked = { question: question.trim() };
      const { hits } = await readFromServer('BackOfficeController', 'findInOffice', asked);
      const people = hits.filter((hit): hit is FoundPerson => hit.subject === 'person');
      const others = people.filter(({ id }) => id !== exceptId).slice(0, SHOWN);
      setState(others.length > 0 ? 'idle' : 'none');
      onFound(others);
    } catch {
      setState('failed');
    }
  }

  return (
    <fieldset
      className="form stack-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        // Enter searches; it must not submit the surrounding form.
        event.preventDefault();
        void find();
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
      <Button look="secondary" busy={state === 'busy'} onClick={() => void find()}>
        {texts.find}
      </Button>
      <div aria-live="polite">
        {state === 'failed' && <p>{texts.failed}</p>}
        {state === 'none' && <p>{texts.none}</p>}
      </div>
    </fieldset>
  );
}
