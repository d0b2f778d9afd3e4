import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

/** A call about one person; what is known of people is asked again afterwards. */
export function useEmployeeCall(id: number, name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Record<string, unknown>) => api.post<{ message: string }>(`/employees/${id}/${name}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ['employees'] }),
  });
}
