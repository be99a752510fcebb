import { createContext, useContext } from 'react';

/** What is wrong in a field, by its id. */
export type ErrorAt = (field: string) => string | null;

const FieldErrors = createContext<ErrorAt>(() => null);

export const FieldErrorsProvider = FieldErrors.Provider;
export const useErrorAt = () => useContext(FieldErrors);

/** The field with what its form found wrong in it, where it says nothing of its own. */
export function useFieldError<Props extends { id: string; error?: string | null | undefined }>(
  props: Props,
): Props {
  const errorAt = useErrorAt();
  return { ...props, error: props.error ?? errorAt(props.id) };
}
