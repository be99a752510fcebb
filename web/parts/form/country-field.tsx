import type { HTMLInputAutoCompleteAttribute } from 'react';
import { COUNTRIES, countryName, HOME_COUNTRY } from '../../../domain/person/country.ts';
import { usePage } from '../../platform/page-context.tsx';
import { inNameOrder } from '../../ui/country-names.ts';
import type { FieldProps } from '../../ui/field-frame.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (country: string) => void;
  autoComplete: HTMLInputAutoCompleteAttribute;
};

const ABROAD = COUNTRIES.filter((code) => code !== HOME_COUNTRY).map((code) => ({ code }));

/** Country select: home first, the others by name. */
export function CountryField(props: Props) {
  const { language } = usePage();
  const codes = [HOME_COUNTRY, ...inNameOrder(ABROAD, language).map(({ code }) => code)];
  return (
    <SelectField
      {...props}
      options={codes.map((value) => ({ value, label: countryName(value, language) }))}
    />
  );
}
