import { useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import {
  CODE_SOURCES,
  CODES_FILE_LENGTH,
  PREFIX_LENGTH,
} from '../../../../../domain/scheme/campaign/campaign-codes.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { isBadCount, MOST, type TypedCampaign } from './campaign-typed.ts';

type Props = {
  texts: FieldsProps<'createCampaign'>['texts'];
  typed: TypedCampaign;
  onChange: (change: Partial<TypedCampaign>) => void;
};

/** One code for all, generated codes, or codes from a file. */
export function CampaignCodeFields(props: Props) {
  const { texts, typed, onChange } = props;
  const { source } = typed;
  return (
    <>
      <RadioGroup
        id="campaign-source"
        legend={texts.source}
        value={source}
        options={CODE_SOURCES.map((value) => ({ value, label: texts.sources[value] }))}
        onChange={(chosen) => onChange({ source: chosen })}
        required
      />
      {source === 'one' && (
        <>
          <TextField
            autoComplete="off"
            id="campaign-code"
            label={texts.code}
            hint={texts.codeHint}
            maxLength={40}
            autoCapitalize="characters"
            value={typed.code}
            onChange={(code) => onChange({ code })}
            required
          />
          <LimitFields {...props} />
        </>
      )}
      <ManyCodesFields {...props} />
    </>
  );
}

/** Usage limits of a shared code, in total and per buyer. */
export function LimitFields({ texts, typed, onChange }: Props) {
  const countError = useCountError(texts, typed);
  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id="campaign-limit"
        label={texts.useLimit}
        hint={texts.useLimitHint}
        error={countError('useLimit')}
        inputMode="numeric"
        maxLength={8}
        value={typed.useLimit}
        onChange={(useLimit) => onChange({ useLimit })}
      />
      <TextField
        autoComplete="off"
        id="campaign-person-limit"
        label={texts.personLimit}
        hint={texts.personLimitHint}
        error={countError('personLimit')}
        inputMode="numeric"
        maxLength={4}
        value={typed.personLimit}
        onChange={(personLimit) => onChange({ personLimit })}
      />
    </div>
  );
}

/** Count of generated codes, or their file; has no fields of a shared code. */
export function ManyCodesFields({ texts, typed, onChange }: Props) {
  const countError = useCountError(texts, typed);
  const { source } = typed;
  if (source === 'imported') return <CodesFile texts={texts} onChange={onChange} />;
  if (source === 'one') return null;
  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id="campaign-count"
        label={texts.count}
        error={countError('count')}
        inputMode="numeric"
        maxLength={5}
        value={typed.count}
        onChange={(count) => onChange({ count })}
        required
      />
      <TextField
        autoComplete="off"
        id="campaign-prefix"
        label={texts.prefix}
        hint={texts.prefixHint}
        maxLength={PREFIX_LENGTH}
        autoCapitalize="characters"
        value={typed.prefix}
        onChange={(prefix) => onChange({ prefix })}
      />
    </div>
  );
}

/** Why a preview is not possible yet. */
function useCountError(texts: Props['texts'], typed: TypedCampaign) {
  const { formatCount } = useFormats();
  return (name: keyof typeof MOST) =>
    isBadCount(name, typed[name]) ? fill(texts.badCount, formatCount(MOST[name])) : null;
}

function CodesFile({ texts, onChange }: Omit<Props, 'typed'>) {
  const [isTooLong, setTooLong] = useState(false);

  async function choose(file: File) {
    const content = await file.text();
    const fits = content.length <= CODES_FILE_LENGTH;
    setTooLong(!fits);
    onChange({ content: fits ? content : null });
  }

  return (
    <>
      <FileField
        id="campaign-file"
        required
        label={texts.file}
        accept=".csv,.txt,text/csv,text/plain"
        nothingChosen={texts.noFile}
        onChoose={(file) => void choose(file)}
      />
      {isTooLong && <p role="alert">{texts.tooLong}</p>}
    </>
  );
}
