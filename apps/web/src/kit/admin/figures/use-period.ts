import { useSearchParams } from 'react-router';
import { type Days, findDaysProblems, lastDays, type PeriodName, periodNames } from './period';

/** The period of a screen with figures, which its address holds. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const name = periodNames.find((known) => known === search.get('period')) ?? 'month';
  const usual = lastDays(name, new Date());
  const own = { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to };
  const days = name === 'own' ? own : usual;
  const problems = findDaysProblems(days);
  const choose = (period: PeriodName, chosen?: Days) =>
    setSearch({ period, ...(period === 'own' ? (chosen ?? days) : {}) }, { replace: true });
  return { name, days, problems, isValid: Object.keys(problems).length === 0, choose };
}

export type ChosenPeriod = ReturnType<typeof usePeriod>;
