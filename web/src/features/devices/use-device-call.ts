import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { attendances } from '@cadre/contract/resources/attendances';
import { devices } from '@cadre/contract/resources/devices';
import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const touched = [devices, rawPunches, attendances, attendanceDays];

/** A call about devices or what they sent; whatever may have changed with it is asked again. */
export function useDeviceCall<V, R>(send: (variables: V) => Promise<R>, meta: { quiet?: boolean } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => Promise.all(touched.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))),
    meta,
  });
}
