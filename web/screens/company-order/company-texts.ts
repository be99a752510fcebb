import type { texts } from '../../texts/fi/company-order.ts';

export type CompanyTexts = typeof texts;
