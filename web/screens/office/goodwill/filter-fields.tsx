import { LANGUAGES } from '../../../../domain/base/language.ts';
import { CARD_ORIGINS, CAUSE_LENGTH } from '../../../../domain/office/goodwill-run.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FilterFaults, FilterForm } from './filter-input.ts';
import css from './goodwill.module.css';
import type { GoodwillPage, GoodwillTexts } from './goodwill-data.ts';
import { Choices, Days, Range } from './range-and-choices.tsx';

type Props = {
  texts: GoodwillTexts;
  form: FilterForm;
  faults: FilterFaults;
  museums: GoodwillPage['museums'];
  onChange: (changes: Partial<FilterForm>) => void;
};
type PartProps = Omit<Props, 'museums'>;

function faultOf({ faults, texts }: PartProps, field: keyof FilterFaults): string | null {
  const fault = faults[field];
  return fault ? texts.faults[fault] : null;
}

/** Conditions, all of which must match, and the time to give. */
export function FilterFields(props: Props) {
  const { texts, form, onChange } = props;
  return (
    <>
      <Range
        id="valid"
        legend={texts.valid}
        texts={texts}
        value={form.valid}
        error={faultOf(props, 'valid')}
        onChange={(valid) => onChange({ valid })}
        required
      />
      <VisitFields {...props} />
      <Range
        id="bought"
        legend={texts.bought}
        texts={texts}
        value={form.bought}
        error={faultOf(props, 'bought')}
        onChange={(bought) => onChange({ bought })}
      />
      <TextField
        id="postalCodes"
        autoComplete="off"
        label={texts.postalCodes}
        hint={texts.postalCodesHint}
        value={form.postalCodes}
        maxLength={400}
        error={faultOf(props, 'postalCodes')}
        onChange={(postalCodes) => onChange({ postalCodes })}
      />
      <div className="columns">
        <Choices
          legend={texts.origins}
          options={CARD_ORIGINS.map((value) => ({ value, label: texts.originNames[value] }))}
          chosen={form.origins}
          onChange={(origins) => onChange({ origins })}
        />
        <Choices
          legend={texts.languages}
          options={LANGUAGES.map((value) => ({ value, label: texts.languageNames[value] }))}
          chosen={form.languages}
          onChange={(languages) => onChange({ languages })}
        />
      </div>
      <TimeFields {...props} />
    </>
  );
}

function VisitFields({ museums, ...props }: Props) {
  const { texts, form, onChange } = props;
  const kinds = ['', 'visited', 'notVisited'] as const;
  return (
    <fieldset className={`stack-3 ${css.group}`}>
      <legend>{texts.visits}</legend>
      <div className="columns">
        <SelectField
          id="visits"
          autoComplete="off"
          label={texts.visitKind}
          value={form.visits}
          options={kinds.map((value) => ({ value, label: texts.visitKinds[value || 'any'] }))}
          onChange={(value) => onChange({ visits: value as FilterForm['visits'] })}
        />
        {form.visits && (
          <SelectField
            id="museum"
            autoComplete="off"
            label={texts.museum}
            value={form.museumId}
            options={[
              { value: '', label: texts.anyMuseum },
              ...museums.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(museumId) => onChange({ museumId })}
          />
        )}
      </div>
      {form.visits && (
        <Days
          id="visitDays"
          texts={texts}
          value={form.visitDays}
          error={faultOf(props, 'visitDays')}
          onChange={(visitDays) => onChange({ visitDays })}
          required
        />
      )}
    </fieldset>
  );
}

function TimeFields(props: PartProps) {
  const { texts, form, onChange } = props;
  const units = ['days', 'months'] as const;
  return (
    <fieldset className={`stack-3 ${css.group}`}>
      <legend>{texts.what}</legend>
      <div className="columns">
        <TextField
          id="amount"
          autoComplete="off"
          label={texts.amount}
          value={form.amount}
          inputMode="numeric"
          maxLength={3}
          error={faultOf(props, 'amount')}
          onChange={(amount) => onChange({ amount })}
          required
        />
        <SelectField
          id="unit"
          autoComplete="off"
          label={texts.unit}
          value={form.unit}
          options={units.map((value) => ({ value, label: texts.units[value] }))}
          onChange={(unit) => onChange({ unit: unit as FilterForm['unit'] })}
        />
      </div>
      <TextField
        id="cause"
        autoComplete="off"
        label={texts.cause}
        hint={texts.causeHint}
        value={form.cause}
        maxLength={CAUSE_LENGTH.most}
        error={faultOf(props, 'cause')}
        onChange={(cause) => onChange({ cause })}
        required
      />
    </fieldset>
  );
}
