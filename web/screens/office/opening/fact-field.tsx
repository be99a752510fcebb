import { useState } from 'react';
import {
  LONGEST_FACT,
  OPTIONAL_FIELDS,
  type OpeningField,
} from '../../../../domain/scheme/opening-fields.ts';
import { factFault } from '../../../../domain/scheme/opening-gaps.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { stateOf } from './opening-data.ts';
import type { RoomProps } from './use-opening.ts';

type Props = RoomProps & {
  field: OpeningField;
  onType?: (value: string) => void;
};

/** A fact with its input. Its error is shown on blur, or at once when a filled field becomes invalid. */
export function FactField({ field, texts, work, onType }: Props) {
  const [isLeft, setIsLeft] = useState(false);
  const { opening, type, save } = work;
  const fault = factFault(field, stateOf(opening));
  const hint = (texts.hints as Partial<Record<OpeningField, string>>)[field];
  return (
    <TextField
      autoComplete="off"
      id={field}
      label={texts.fields[field]}
      hint={hint}
      required={!OPTIONAL_FIELDS.includes(field)}
      maxLength={LONGEST_FACT}
      value={opening.facts[field] ?? ''}
      error={isLeft && fault ? texts.faults[fault] : null}
      errorPrefix={texts.errorPrefix}
      onChange={(value) => (onType ? onType(value) : type({ [field]: value }))}
      onBlur={() => {
        setIsLeft(true);
        void save();
      }}
    />
  );
}
