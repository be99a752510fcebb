import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../server/base/project-root.ts';
import { findPromtool } from './promtool.ts';

/** With promtool: the configuration, the alert rules and their tests, and every query of the Grafana dashboard. */
type Board = { panels: { title: string; targets?: { refId: string; expr: string }[] }[] };

const TESTS = ['alerts.test.yml', 'alerts-week.test.yml'];
const monitoring = path.join(projectRoot, 'deploy/monitoring');
const folder = mkdtempSync(path.join(tmpdir(), 'monitoring-'));
const questions = path.join(folder, 'board-rules.json');

// A query is valid if Prometheus accepts it as a rule. Grafana's variables are replaced by durations.
const board = JSON.parse(readFileSync(path.join(monitoring, 'board.json'), 'utf8')) as Board;
const rules = board.panels.flatMap(({ title, targets = [] }, panel) =>
  targets.map(({ refId, expr }) => ({
    record: `board:panel${panel}:${refId}`,
    expr: expr.replaceAll(/\$__(rate_)?interval/g, '5m').replaceAll('$__range', '1d'),
    labels: { title },
  })),
);
writeFileSync(questions, JSON.stringify({ groups: [{ name: 'board', rules }] }));

const checks = [
  ['check', 'config', path.join(monitoring, 'prometheus.yml')],
  ['test', 'rules', ...TESTS.map((name) => path.join(monitoring, name))],
  ['check', 'rules', questions],
];
const promtool = findPromtool();
const failed = promtool
  ? checks.filter((words) => spawnSync(promtool, words, { stdio: 'inherit' }).status !== 0)
  : checks;
if (!promtool) console.error('promtool is missing: "apt install prometheus" brings it.');
rmSync(folder, { recursive: true });
process.exitCode = failed.length;
