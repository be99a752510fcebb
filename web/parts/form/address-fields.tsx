import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { HOME_COUNTRY } from '../../../domain/person/country.ts';
import type { AddressField } from '../../../domain/person/postal-address.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { FieldProps } from '../../ui/field-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountryField } from './country-field.tsx';
import css from './form-grid.module.css';
import { useTownOfZip } from './use-town-of-zip.ts';

type Name = AddressField | 'country';
type Props = {
  address: PostalAddress;
  onType: (field: Name, value: string) => void;
  /** Id, label and error of a field. */
  bind: (field: Name) => Pick<FieldProps, 'id' | 'label' | 'error' | 'errorPrefix' | 'required'>;
  /** Text for a country that nothing is posted to; omitted where the order has no post. */
  notPosted?: string | undefined;
  /** Text beside the street field. */
  hint?: ReactNode;
  /** Autofill section of the address; `off` where no address of the user belongs here. */
  section?: `section-${string}` | 'shipping' | 'off';
};

/** Postal address fields in a row: street, code, town, and the country that decides the format of the code. */
export function AddressFields({ address, onType, bind, notPosted, hint, section }: Props) {
  const { plasticCountries } = usePage().scheme;
  const { country } = address;
  useTownOfZip({ ...address, onTown: (town) => onType('city', town) });
  const token = (name: 'address-line1' | 'postal-code' | 'address-level2' | 'country') =>
    (section === 'off'
      ? section
      : section
        ? `${section} ${name}`
        : name) as HTMLInputAutoCompleteAttribute;
  const field = (name: Name) => ({
    ...bind(name),
    value: address[name],
    onChange: (value: string) => onType(name, value),
  });
  const { required: _chosenAlready, ...land } = field('country');
  const isSaid = land.error || plasticCountries.includes(country);
  return (
    <>
      <TextField
        {...field('streetAddress')}
        autoComplete={token('address-line1')}
        hint={hint}
        className={css.all}
      />
      <TextField
        {...field('zipCode')}
        autoComplete={token('postal-code')}
        inputMode={country === HOME_COUNTRY ? 'numeric' : 'text'}
        className={css.zip}
      />
      <TextField {...field('city')} autoComplete={token('address-level2')} className={css.city} />
      <CountryField
        {...land}
        autoComplete={token('country')}
        hint={isSaid ? undefined : notPosted}
        className={css.all}
      />
    </>
  );
}
