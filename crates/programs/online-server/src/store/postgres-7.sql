-- A request becomes one entry since whoever adds one has read those before it. The columns stay for programs of the version before.
DROP INDEX requests;
