import { createContext } from 'react';
import type { Provider } from './hand-over.ts';

/** Where a page is only looked at: its methods are known, and nobody's last bank is among them. Null: they are asked for. */
export const GivenProviders = createContext<Provider[] | null>(null);
