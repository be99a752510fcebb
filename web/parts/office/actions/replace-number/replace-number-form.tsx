import { REPLACE_REASONS } from '../../../../../domain/card/why-replaced.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';

type Typed = { why: string; wantsPlastic: boolean };

const Fields = ({ texts, typed, onChange }: FieldsProps<'replaceNumber', Typed>) => (
  <>
    <SelectField
      id="replace-why"
      autoComplete="off"
      label={texts.why}
      value={typed.why}
      options={[
        { value: '', label: '' },
        ...REPLACE_REASONS.map((value) => ({ value, label: texts.reasons[value] })),
      ]}
      onChange={(why) => onChange({ why })}
    />
    <Checkbox
      id="replace-plastic"
      label={texts.plastic}
      checked={typed.wantsPlastic}
      onChange={(wantsPlastic) => onChange({ wantsPlastic })}
    />
  </>
);

export const replaceNumberForm: ActionForm<'replaceNumber', Typed> = {
  Fields,
  begin: () => ({ why: '', wantsPlastic: false }),
  inputOf: (typed, { person }) => (typed.why === '' ? null : { personId: person.id, ...typed }),
  isOffered: ({ person }) => person.card !== null,
  remedies: { noAddress: 'changeAddress' },
};
