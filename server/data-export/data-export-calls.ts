import {
  type dataExportCalls,
  exportDetail,
} from '../../contract/data-export/data-export-calls.ts';
import { findExportRuns } from '../operations/export-run-queries.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';

export const dataExportAnswers: Answers<typeof dataExportCalls, UserContext> = {
  async getDataExports(_, { pool }) {
    const runs = await findExportRuns(pool);
    return {
      exports: runs.map(({ detail, ...run }) => ({
        ...run,
        ...exportDetail.parse(JSON.parse(detail)),
      })),
    };
  },
};
