import { type ChangeEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { fill } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import { countryName } from '../../domain/person/country.ts';
import {
  type Country,
  chooseCountry,
  isValidPhone,
  type PhoneValue,
  typePhone,
} from '../../domain/person/phone-number.ts';
import { inNameOrder } from './country-names.ts';
import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { CARET_DOWN } from './icon-paths.ts';
import styles from './phone-field.module.css';
import { useTypedBefore } from './typed-before.ts';
import { useAfterFirstLoad, useCode } from './use-code.ts';

type Props = FieldProps & {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  name?: string;
  language: Language;
  /** Name of the country select: {0} is the chosen country, {1} its calling code. */
  countryLabel: string;
};

const loadCountries = () => import('./country-list.ts');
const NO_COUNTRIES: readonly Country[] = [];

export function PhoneField(props: Props) {
  const { id, value, onChange, onBlur, name, language } = props;
  const input = useRef<HTMLInputElement>(null);
  const isAfterFirstLoad = useAfterFirstLoad();
  // Before the list has loaded a number can be typed; a plus then matches no country.
  const countries =
    useCode(loadCountries, isAfterFirstLoad || value.phone !== '')?.COUNTRIES ?? NO_COUNTRIES;
  const keepCaret = useCaret(input);
  useTypedBefore(id, value.phone, (typed) => onChange(typePhone(value, typed, countries)));

  // The input's custom validity reports an invalid number. Its message is never shown: forms are novalidate.
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isValidPhone(value) ? '' : id);
  }, [value, id]);

  // A number may have been entered before the country list loaded.
  useEffect(() => {
    const settled = typePhone(value, value.phone, countries);
    if (value.phone !== '' && settled.country.code !== value.country.code) onChange(settled);
  }, [value, countries, onChange]);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const next = typePhone(value, event.target.value, countries);
    keepCaret(event.target, next.phone);
    onChange(next);
  }

  return (
    <FieldFrame {...props}>
      <CountrySelect
        {...props}
        countries={countries.length > 0 ? inNameOrder(countries, language) : [value.country]}
      />
      <FieldLabel {...props} />
      <input
        {...controlAttributes(props)}
        ref={input}
        name={name ?? id}
        type="tel"
        autoComplete="tel"
        value={value.phone}
        onChange={type}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

function CountrySelect(props: Props & { countries: readonly Country[] }) {
  const { id, value, onChange, language, countryLabel, countries, readOnly, disabled } = props;
  const { code, callingCode } = value.country;

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const country = countries.find((one) => one.code === event.target.value);
    if (country) onChange(chooseCountry(value, country));
  }

  return (
    <span className={styles.country}>
      <span aria-hidden="true">
        {code} +{callingCode}
      </span>
      <Icon path={CARET_DOWN} />
      <select
        id={`${id}-country`}
        aria-label={fill(countryLabel, countryName(code, language), callingCode)}
        value={code}
        autoComplete="off"
        disabled={disabled || readOnly}
        onChange={choose}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {countryName(country.code, language)} +{country.callingCode}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Formatting may shorten the input; the caret keeps its position. */
function useCaret(input: React.RefObject<HTMLInputElement | null>) {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (typedInto: HTMLInputElement, shown: string) => {
    if (typedInto.value === shown) return;
    const after = typedInto.value.slice(typedInto.selectionStart ?? typedInto.value.length);
    caret.current = Math.max(0, shown.length - after.replace(/\s/g, '').length);
  };
}
