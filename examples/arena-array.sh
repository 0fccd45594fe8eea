#!/bin/sh
# One series as a Slurm array: each task plays its part. Start it with
#     sbatch --array=1-64 examples/arena-array.sh 64 expert strong --deals 6400 --seed 9
# The first word is the number of parts. A task that is started again goes on where it was stopped.
#SBATCH --cpus-per-task=1
#SBATCH --requeue

set -eu
part=$SLURM_ARRAY_TASK_ID
parts=$1
shift
file=part-$part.jsonl

if [ -s "$file" ]; then
    exec kook arena --resume "$file" --threads 1
fi
rm -f "$file"
exec kook arena "$@" --shard "$part/$parts" --out "$file" --threads 1
