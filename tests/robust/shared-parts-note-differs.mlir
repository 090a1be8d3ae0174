// RUN: not terrace opt %s 2>&1

// DIFFERS: upstream shows the operation without aliases until its memory ends

#t0 = #llvm.tbaa_root<id = "r">
#t1 = #llvm.tbaa_type_desc<id = "d", members = {<#t0, 0>, <#t0, 8>}>
#t2 = #llvm.tbaa_type_desc<id = "d", members = {<#t1, 0>, <#t1, 8>}>
#t3 = #llvm.tbaa_type_desc<id = "d", members = {<#t2, 0>, <#t2, 8>}>
#t4 = #llvm.tbaa_type_desc<id = "d", members = {<#t3, 0>, <#t3, 8>}>
#t5 = #llvm.tbaa_type_desc<id = "d", members = {<#t4, 0>, <#t4, 8>}>
#t6 = #llvm.tbaa_type_desc<id = "d", members = {<#t5, 0>, <#t5, 8>}>
#t7 = #llvm.tbaa_type_desc<id = "d", members = {<#t6, 0>, <#t6, 8>}>
#t8 = #llvm.tbaa_type_desc<id = "d", members = {<#t7, 0>, <#t7, 8>}>
#t9 = #llvm.tbaa_type_desc<id = "d", members = {<#t8, 0>, <#t8, 8>}>
#t10 = #llvm.tbaa_type_desc<id = "d", members = {<#t9, 0>, <#t9, 8>}>
#t11 = #llvm.tbaa_type_desc<id = "d", members = {<#t10, 0>, <#t10, 8>}>
#t12 = #llvm.tbaa_type_desc<id = "d", members = {<#t11, 0>, <#t11, 8>}>
#t13 = #llvm.tbaa_type_desc<id = "d", members = {<#t12, 0>, <#t12, 8>}>
#t14 = #llvm.tbaa_type_desc<id = "d", members = {<#t13, 0>, <#t13, 8>}>
#t15 = #llvm.tbaa_type_desc<id = "d", members = {<#t14, 0>, <#t14, 8>}>
#t16 = #llvm.tbaa_type_desc<id = "d", members = {<#t15, 0>, <#t15, 8>}>
#t17 = #llvm.tbaa_type_desc<id = "d", members = {<#t16, 0>, <#t16, 8>}>
#t18 = #llvm.tbaa_type_desc<id = "d", members = {<#t17, 0>, <#t17, 8>}>
#t19 = #llvm.tbaa_type_desc<id = "d", members = {<#t18, 0>, <#t18, 8>}>
#t20 = #llvm.tbaa_type_desc<id = "d", members = {<#t19, 0>, <#t19, 8>}>
#t21 = #llvm.tbaa_type_desc<id = "d", members = {<#t20, 0>, <#t20, 8>}>
#t22 = #llvm.tbaa_type_desc<id = "d", members = {<#t21, 0>, <#t21, 8>}>
#t23 = #llvm.tbaa_type_desc<id = "d", members = {<#t22, 0>, <#t22, 8>}>
#t24 = #llvm.tbaa_type_desc<id = "d", members = {<#t23, 0>, <#t23, 8>}>
#t25 = #llvm.tbaa_type_desc<id = "d", members = {<#t24, 0>, <#t24, 8>}>
#t26 = #llvm.tbaa_type_desc<id = "d", members = {<#t25, 0>, <#t25, 8>}>
#t27 = #llvm.tbaa_type_desc<id = "d", members = {<#t26, 0>, <#t26, 8>}>
#t28 = #llvm.tbaa_type_desc<id = "d", members = {<#t27, 0>, <#t27, 8>}>
#t29 = #llvm.tbaa_type_desc<id = "d", members = {<#t28, 0>, <#t28, 8>}>
#t30 = #llvm.tbaa_type_desc<id = "d", members = {<#t29, 0>, <#t29, 8>}>
#t31 = #llvm.tbaa_type_desc<id = "d", members = {<#t30, 0>, <#t30, 8>}>
#t32 = #llvm.tbaa_type_desc<id = "d", members = {<#t31, 0>, <#t31, 8>}>
#t33 = #llvm.tbaa_type_desc<id = "d", members = {<#t32, 0>, <#t32, 8>}>
#t34 = #llvm.tbaa_type_desc<id = "d", members = {<#t33, 0>, <#t33, 8>}>
#t35 = #llvm.tbaa_type_desc<id = "d", members = {<#t34, 0>, <#t34, 8>}>
#t36 = #llvm.tbaa_type_desc<id = "d", members = {<#t35, 0>, <#t35, 8>}>
#t37 = #llvm.tbaa_type_desc<id = "d", members = {<#t36, 0>, <#t36, 8>}>
#t38 = #llvm.tbaa_type_desc<id = "d", members = {<#t37, 0>, <#t37, 8>}>
#t39 = #llvm.tbaa_type_desc<id = "d", members = {<#t38, 0>, <#t38, 8>}>
#t40 = #llvm.tbaa_type_desc<id = "d", members = {<#t39, 0>, <#t39, 8>}>
module attributes {a = #t40} {}
