import { useState } from 'react';
import { REPLACE_REASONS } from '../../../../../domain/card/why-replaced.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';

function Form({ texts, subject, onInput }: FormProps<'replaceNumber'>) {
  const [asked, setAsked] = useState({ why: '', wantsPlastic: false });

  function change(next: typeof asked) {
    setAsked(next);
    onInput(next.why === '' ? null : { personId: subject.person.id, ...next });
  }

  return (
    <>
      <SelectField
        id="replace-why"
        autoComplete="off"
        label={texts.why}
        value={asked.why}
        options={[
          { value: '', label: '' },
          ...REPLACE_REASONS.map((value) => ({ value, label: texts.reasons[value] })),
        ]}
        onChange={(why) => change({ ...asked, why })}
      />
      <Checkbox
        id="replace-plastic"
        label={texts.plastic}
        checked={asked.wantsPlastic}
        onChange={(wantsPlastic) => change({ ...asked, wantsPlastic })}
      />
    </>
  );
}

export const replaceNumberForm: ActionForm<'replaceNumber'> = {
  Form,
  isOffered: ({ person }) => person.card !== null,
  remedies: { noAddress: 'changeAddress' },
};
