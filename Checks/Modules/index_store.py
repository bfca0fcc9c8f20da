"""What the compiler noted in an index store, read with the toolchain's libIndexStore.

A name here is that of the C function without its prefix, in capitals the constant of indexstore.h.
"""

import collections
import ctypes
import pathlib
import shutil
import sys

RECORD = 2
DECLARED = 1 << 0 | 1 << 1
DEFINITION = 1 << 1
USE = 1 << 2
IMPLICIT = 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF = 1 << 9, 1 << 10, 1 << 11
EXTENDED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 14, 1 << 15, 1 << 16


class Text(ctypes.Structure):
    _fields_ = [("start", ctypes.c_char_p), ("length", ctypes.c_size_t)]


Pointer = ctypes.c_void_p
Each = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Pointer)
EachName = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Text)
swiftc = pathlib.Path(shutil.which("swiftc") or sys.exit("there is no swiftc")).resolve()
library = ctypes.CDLL(str(swiftc.parent.parent / "lib/libIndexStore.so"))
error = ctypes.byref(Pointer())


def function(name, result, *arguments):
    found = getattr(library, "indexstore_" + name)
    found.restype, found.argtypes = result, arguments

    def call(*values):
        answer = found(*values)
        return (answer.start or b"")[: answer.length].decode() if result is Text else answer

    return call


open_store = function("store_create", Pointer, ctypes.c_char_p, Pointer)
each_unit = function("store_units_apply_f", ctypes.c_bool, Pointer, ctypes.c_uint, Pointer, EachName)
open_unit = function("unit_reader_create", Pointer, Pointer, ctypes.c_char_p, Pointer)
each_dependency = function("unit_reader_dependencies_apply_f", ctypes.c_bool, Pointer, Pointer, Each)
dependency_kind = function("unit_dependency_get_kind", ctypes.c_int, Pointer)
is_of_system = function("unit_dependency_is_system", ctypes.c_bool, Pointer)
module_name = function("unit_reader_get_module_name", Text, Pointer)
main_file = function("unit_reader_get_main_file", Text, Pointer)
record_name = function("unit_dependency_get_name", Text, Pointer)
record_path = function("unit_dependency_get_filepath", Text, Pointer)
open_record = function("record_reader_create", Pointer, Pointer, ctypes.c_char_p, Pointer)
each_occurrence = function(
    "record_reader_occurrences_apply_f", ctypes.c_bool, Pointer, Pointer, Each)
symbol = function("occurrence_get_symbol", Pointer, Pointer)
roles = function("occurrence_get_roles", ctypes.c_uint64, Pointer)
position = function("occurrence_get_line_col", None, Pointer, Pointer, Pointer)
each_relation = function("occurrence_relations_apply_f", ctypes.c_bool, Pointer, Pointer, Each)
relation_symbol = function("symbol_relation_get_symbol", Pointer, Pointer)
relation_roles = function("symbol_relation_get_roles", ctypes.c_uint64, Pointer)
usr = function("symbol_get_usr", Text, Pointer)
name = function("symbol_get_name", Text, Pointer)
symbol_kind = function("symbol_get_kind", ctypes.c_int, Pointer)


def visit(each, owner, action):
    each(owner, None, Each(lambda _, value: action(value) is None))


def records(store, home):
    """The names of the records of each file below a folder, as the files were compiled last."""
    units, found = [], collections.defaultdict(set)
    each_unit(store, 1, None, EachName(lambda _, text: units.append(text.start[: text.length]) is None))
    for unit in units:
        reader = open_unit(store, unit, error)
        file = pathlib.Path(main_file(reader))
        if not file.is_relative_to(home) or not file.exists():
            continue

        def note(dependency):
            if dependency_kind(dependency) == RECORD and record_path(dependency) == str(file):
                found[str(file.relative_to(home))].add(record_name(dependency))

        visit(each_dependency, reader, note)
    return found
