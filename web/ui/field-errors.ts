import { createContext, useContext } from 'react';

/** Error of a field, by its id. */
export type ErrorAt = (field: string) => string | null;

const FieldErrors = createContext<ErrorAt>(() => null);

export const FieldErrorsProvider = FieldErrors.Provider;
export const useErrorAt = () => useContext(FieldErrors);

/** Error of the field from its form, unless the field has one. */
export function useFieldError<Props extends { id: string; error?: string | null | undefined }>(
  props: Props,
): Props {
  const errorAt = useErrorAt();
  return { ...props, error: props.error ?? errorAt(props.id) };
}
