import type { ReactNode } from 'react';
import { COUNTRIES, countryName, HOME_COUNTRY } from '../../../domain/person/country.ts';
import { usePage } from '../../platform/page-context.tsx';
import { inNameOrder } from '../../ui/country-names.ts';
import { SelectField } from '../../ui/select-field.tsx';

type Props = {
  id: string;
  label: string;
  value: string;
  onChange: (country: string) => void;
  hint?: ReactNode;
  className?: string | undefined;
  autoComplete?: 'country' | 'off';
};

const ABROAD = COUNTRIES.filter((code) => code !== HOME_COUNTRY).map((code) => ({ code }));

/** Where an address is: home first, then the others by their names. */
export function CountryField({ autoComplete = 'country', ...props }: Props) {
  const { language } = usePage();
  const codes = [HOME_COUNTRY, ...inNameOrder(ABROAD, language).map(({ code }) => code)];
  return (
    <SelectField
      {...props}
      autoComplete={autoComplete}
      options={codes.map((value) => ({ value, label: countryName(value, language) }))}
    />
  );
}
