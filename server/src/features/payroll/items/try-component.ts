import type { tryComponent as tryCall } from '@cadre/contract/calls/pay-components';
import { toMajor } from '@cadre/rules/money';
import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import type { PayInputs } from '@cadre/rules/pay/pay-inputs';
import type { PayProblem, Payslip } from '@cadre/rules/pay/payslip';
import type { Plans } from '../../../crud/ports/plans.ts';
import { idOf } from '../../../crud/read/read.ts';
import { scopeOf } from '../../../platform/access/actor.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { addToAccessLog } from '../../../platform/http/access-log.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { componentsFor, loadComponent } from '../inputs/load-components.ts';
import { loadPayInputs } from '../inputs/load-pay-inputs.ts';

/** Calculates an employee's month without the component and with it. */
export async function tryComponent({ db }: Services, ports: Plans, { actor, params, body }: CallContext<typeof tryCall>) {
  if (scopeOf(actor, 'salaries.view') !== 'all' || !actor.rights.has('pay-components.view')) throw new Problem('not_allowed');
  const { employee_id, month } = body;
  const { component, loaded } = await runAs('system', () =>
    db.reading(async (on) => ({
      component: await loadComponent(on, idOf(params.id, 'pay-components')),
      loaded: (await loadPayInputs(on, ports, month, [employee_id]))[0],
    })),
  );
  if (!component) throw new Problem('not_found', { about: 'pay-components' });
  if (!loaded) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  addToAccessLog([{ what: 'pay', employee_id }]);
  const { inputs, person } = loaded;
  if ('problem' in inputs) return { message: '', data: { ...nothing, problem: toResponse(inputs) } };
  const own = componentsFor([component], person, inputs.currency);
  const others = inputs.components.filter(({ id }) => id !== component.id);
  return {
    message: '',
    data: compared(inputs, { ...inputs, components: others }, { ...inputs, components: [...others, ...own] }, component.id),
  };
}

const nothing = { currency: null, applies: false, lines: [], without: null, with: null, problem: null };

const toResponse = ({ problem, args }: PayProblem) => ({ problem, args: { ...args } });

function compared({ currency }: PayInputs, before: PayInputs, after: PayInputs, id: number) {
  const [without, slip] = [calculatePayslip(before), calculatePayslip(after)];
  if ('problem' in slip) return { ...nothing, currency, problem: toResponse(slip) };
  if ('problem' in without) return { ...nothing, currency, problem: toResponse(without) };
  const lines = slip.lines.flatMap(({ kind, amount, source }) =>
    source?.type === 'pay-components' && source.id === id && (kind === 'deduction' || kind === 'employer')
      ? [{ kind, amount: toMajor(amount, currency) }]
      : [],
  );
  const applies = after.components.some((one) => one.id === id);
  return { currency, applies, lines, without: amounts(without), with: amounts(slip), problem: null };
}

function amounts({ deductions, net, employerCost, currency }: Payslip) {
  const major = (minor: number): number => toMajor(minor, currency);
  return { deductions: major(deductions), net: major(net), employer_cost: major(employerCost) };
}
