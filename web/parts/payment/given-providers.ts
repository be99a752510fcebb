import { createContext } from 'react';
import type { Provider } from './hand-over.ts';

/** Payment methods of a page preview, without a last used bank. Null: they are fetched. */
export const GivenProviders = createContext<Provider[] | null>(null);
