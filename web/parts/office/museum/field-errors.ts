import { createContext, useContext } from 'react';

/** What is wrong in a field, by its id. */
export type ErrorAt = (field: string) => string | null;

const FieldErrors = createContext<ErrorAt>(() => null);

export const FieldErrorsProvider = FieldErrors.Provider;
export const useErrorAt = () => useContext(FieldErrors);
