import { useState } from 'react';
import type { CallOutput } from '../../../../contract/controllers.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from './action-form.ts';

type Hit = CallOutput<'BackOfficeController', 'findInOffice'>['hits'][number];
type Person = Extract<Hit, { subject: 'person' }>;
type Side = 'kept' | 'other';
type Keep = Record<'email' | 'name' | 'contact', Side>;

const SHOWN = 8;

function Form({ texts, subject, onInput }: FormProps<'mergePeople'>) {
  const personId = subject.person.id;
  const [question, setQuestion] = useState('');
  const [people, setPeople] = useState<Person[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [keep, setKeep] = useState<Keep>({ email: 'kept', name: 'kept', contact: 'kept' });

  function change(next: { otherId: string | null; keep: Keep }) {
    setOtherId(next.otherId);
    setKeep(next.keep);
    onInput(next.otherId ? { personId, otherId: next.otherId, keep: next.keep } : null);
  }

  async function find() {
    if (question.trim() === '' || isBusy) return;
    setIsBusy(true);
    setIsFailed(false);
    try {
      const asked = { question: question.trim() };
      const { hits } = await readFromServer('BackOfficeController', 'findInOffice', asked);
      const found = hits.filter((hit): hit is Person => hit.subject === 'person');
      setPeople(found.filter(({ id }) => id !== personId).slice(0, SHOWN));
      change({ otherId: null, keep });
    } catch {
      setIsFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <>
      <TextField
        id="merge-question"
        label={texts.question}
        hint={texts.questionHint}
        value={question}
        maxLength={100}
        onChange={setQuestion}
      />
      <Button look="secondary" busy={isBusy} onClick={() => void find()}>
        {texts.find}
      </Button>
      <div aria-live="polite">
        {isFailed && <p>{texts.failed}</p>}
        {people?.length === 0 && <p>{texts.none}</p>}
      </div>
      {people && people.length > 0 && (
        <RadioGroup
          id="merge-other"
          legend={texts.other}
          value={otherId}
          options={people.map((one) => ({
            value: one.id,
            label: one.name || one.email,
            description: [one.yearOfBirth, one.city, one.email, one.phone]
              .filter(Boolean)
              .join(' · '),
          }))}
          onChange={(id) => change({ otherId: id, keep })}
          required
        />
      )}
      {otherId && (
        <Fields texts={texts} keep={keep} onChange={(next) => change({ otherId, keep: next })} />
      )}
    </>
  );
}

type FieldsProps = {
  texts: FormProps<'mergePeople'>['texts'];
  keep: Keep;
  onChange: (keep: Keep) => void;
};

/** Whose of each holds. */
function Fields({ texts, keep, onChange }: FieldsProps) {
  const names = { email: texts.email, name: texts.personName, contact: texts.contact };
  return (['email', 'name', 'contact'] as const).map((field) => (
    <RadioGroup<Side>
      key={field}
      id={`merge-${field}`}
      legend={names[field]}
      value={keep[field]}
      options={[
        { value: 'kept', label: texts.kept },
        { value: 'other', label: texts.otherSide },
      ]}
      onChange={(side) => onChange({ ...keep, [field]: side })}
    />
  ));
}

export const mergePeopleForm: ActionForm<'mergePeople'> = {
  Form,
  isOffered: ({ person }) => person.joinedInto === null,
};
