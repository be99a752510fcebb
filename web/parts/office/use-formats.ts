import {
  formatCount,
  formatDate,
  formatDateTime,
  formatList,
  formatSize,
} from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';

/** Dates, times and counts in the format of the page's language: 3.4. is another day to an English reader. */
export function useFormats() {
  const { language } = usePage();
  return {
    formatDate: (day: LocalDate) => formatDate(day, language),
    formatDateTime: (epochMs: number) => formatDateTime(epochMs, language),
    formatMonth: (day: LocalDate) => monthFormat(language).format(new Date(`${day}T12:00:00Z`)),
    formatCount: (count: number) => formatCount(count, language),
    formatList: (names: string[]) => formatList(names, language),
    formatSize: (bytes: number) => formatSize(bytes, language),
  };
}

const monthFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
